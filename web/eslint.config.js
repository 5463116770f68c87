import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  // Generated from Python, or plain scripts outside the TypeScript project.
  { ignores: ['src/wire.ts', 'src/boards/*/picture.ts', 'public', '*.js', 'src/worker.js'] },
  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,
  {
    languageOptions: { parserOptions: { projectService: true, extraFileExtensions: ['.svelte'] } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      complexity: ['error', { max: 14, variant: 'modified' }],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-depth': ['error', 4],
      'no-console': 'error',
      'no-param-reassign': 'error',
      'no-shadow': ['error', { allow: ['_'] }],
      'no-undef': 'off', // TypeScript checks this
      'object-shorthand': 'error',
      'prefer-template': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-meaningless-void-operator': 'off', // `void value` subscribes an effect to a value
      '@typescript-eslint/no-non-null-assertion': 'off', // `!` states what the types cannot, like assert in Python
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      'svelte/no-at-html-tags': 'off', // drawings of the client and guides of the package, never text from people
      'svelte/no-target-blank': 'error',
      'svelte/no-useless-mustaches': 'off', // {' '} keeps a space between two signs
      'svelte/no-unused-svelte-ignore': 'off', // knows fewer warnings than svelte-check
      'svelte/prefer-svelte-reactivity': 'off', // caches are plain maps on purpose
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // ESLint does not know the types of components; svelte-check does.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-redundant-type-constituents': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
);
