// The address of a page, sent to somebody: by the device's own sheet on a phone, else through the clipboard.
import { screen } from '../screen.svelte';

const SAID = 2000; // ms that the tick stays

export class Share {
  copied = $state(false);

  send = async (): Promise<void> => {
    if ('share' in navigator && screen.narrow) await navigator.share({ url: location.href }).catch(() => undefined);
    else await (navigator.clipboard as Clipboard | undefined)?.writeText(location.href).catch(() => undefined);
    this.copied = true;
    setTimeout(() => (this.copied = false), SAID);
  };
}
