// Answers given before the question: "rest" while others move, the next action while they think. They stay on this
// screen until the server asks, so that nobody can know of them; a question that does not offer the answer drops it.
import { isWord } from '../decide/walk';
import type { Decision, Option } from '../wire';

/** Questions that come again and again, and which of their answers can be given ahead. */
export type Recurring = Record<string, 'words' | 'all'>;

interface Known {
  question: string;
  prompt: string;
  options: Option[];
}
interface Plan {
  path: string;
  label: string;
  /** Planned while this version was shown; only a later question is answered. */
  since: number;
}
export type Taken = { option: Option } | { dropped: string } | null;

const pathOf = (option: Option) => option.path.join(' ');
export const labelOf = (option: Option) => option.labels.join(' · ');

export class Ahead {
  /** The recurring questions as they were asked last. */
  known = $state.raw<Known[]>([]);
  plans = $state.raw<ReadonlyMap<string, Plan>>(new Map());

  constructor(private readonly recurring: () => Recurring) {}

  /** Remembers what a question offered, for next time. */
  learn({ question, prompt, options, set }: Decision): void {
    const which = this.recurring()[question];
    if (!which || set) return;
    const fitting = options.filter((option) => which === 'all' || option.path.every(isWord));
    const others = this.known.filter((each) => each.question !== question);
    this.known = fitting.length ? [...others, { question, prompt, options: fitting }] : others;
  }

  isPlanned(question: string, option: Option): boolean {
    return this.plans.get(question)?.path === pathOf(option);
  }

  /** Plans an answer, or takes it back. */
  toggle(question: string, option: Option, since: number): void {
    const plans = new Map(this.plans);
    if (this.isPlanned(question, option)) plans.delete(question);
    else plans.set(question, { path: pathOf(option), label: labelOf(option), since });
    this.plans = plans;
  }

  clear(): void {
    this.plans = new Map();
  }

  /** What was planned for this question, if it is offered. Either way the plan is used up. */
  take(decision: Decision): Taken {
    const plan = this.plans.get(decision.question);
    if (!plan || decision.version < plan.since) return null;
    this.plans = new Map([...this.plans].filter(([question]) => question !== decision.question));
    const option = decision.set ? undefined : decision.options.find((each) => pathOf(each) === plan.path);
    return option ? { option } : { dropped: plan.label };
  }
}
