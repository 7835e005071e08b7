/**
 * What the sandbox takes from programs that need it: it lets no form be submitted, not even as far as
 * the event that handlers listen to; and it would let links replace the program by another document.
 */

function submitterOf(target: EventTarget | null): HTMLButtonElement | HTMLInputElement | undefined {
  const button = target instanceof Element ? target.closest('button, input') : null;
  const isSubmitter =
    (button instanceof HTMLButtonElement && button.type === 'submit') ||
    (button instanceof HTMLInputElement && ['submit', 'image'].includes(button.type));
  return isSubmitter ? button : undefined;
}

/** Answers clicks that programs leave to the browser. The Enter key in a field clicks its button. */
export function answerClicks(report: (line: string) => void): void {
  addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return;
    const submitter = submitterOf(event.target);
    const form = submitter?.form;
    if (submitter && form) {
      event.preventDefault();
      if (form.noValidate || submitter.formNoValidate || form.reportValidity()) {
        form.dispatchEvent(
          new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter }),
        );
      }
      return;
    }
    const href = event.target.closest('a[href]')?.getAttribute('href');
    if (href !== undefined && href !== null && !href.startsWith('#')) {
      event.preventDefault();
      report(`This link leads to ${href}. Links are not followed here.`);
    }
  });
}
