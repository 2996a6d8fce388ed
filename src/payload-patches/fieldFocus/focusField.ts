/**
 * Why: after a dialog or in a new document, focus moves to a field of Payload's form, which has no function for it.
 * Relies on: the id `field-{path}` of text inputs; `.field-type` and `.field-error` around them
 * (`focusFirstProblem.ts`).
 * Ends with: a function of Payload's form that focuses a field.
 */
/**
 * Payload renders fields when they become visible and enables them once its form is ready: about a second on a slow
 * machine.
 */
const MAX_FRAMES = 60

/** In a drawer, the document behind it may have a field of the same id. */
const fieldOf = (name: string): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>(`[id="field-${name}"]`)].at(-1)

/** Focuses a text field of Payload's form. */
export const focusField = (name: string): void => fieldOf(name)?.focus({ preventScroll: true })

/**
 * Focuses a field as soon as it exists, unless the user is typing elsewhere by then.
 * @returns a function that stops waiting
 */
export function focusFieldSoon(name: string): () => void {
  let frame = 0
  let remainingFrames = MAX_FRAMES
  const tryFocus = () => {
    const field = fieldOf(name)
    if (document.activeElement?.matches('input, textarea, [contenteditable=true]')) return
    if (field && !field.disabled) field.focus({ preventScroll: true })
    else if (remainingFrames-- > 0) frame = requestAnimationFrame(tryFocus)
  }
  tryFocus()
  return () => cancelAnimationFrame(frame)
}

/**
 * Focuses the first control of a form with a validation error. Payload renders errors next to the control.
 * @returns whether there is an error
 */
export function focusFirstProblem(form: HTMLElement | null): boolean {
  const first = form?.querySelector<HTMLElement>('.field-error, [aria-invalid="true"]')
  const control = first?.closest('.field-type')?.querySelector<HTMLElement>('input, textarea') ?? first
  control?.focus()
  return Boolean(control)
}
