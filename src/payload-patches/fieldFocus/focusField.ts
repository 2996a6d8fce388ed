import { topDrawer } from '@/payload-patches/drawerFocus/useAboveDrawer'

/**
 * Why: after a dialog or in a new document, focus moves to a field of Payload's form, which has no function for it.
 * Relies on: the id `field-{path}` of text inputs; `.field-type` and `.field-error` around them
 * (`focusFirstProblem`).
 * Ends with: a function of Payload's form that focuses a field; for the first error, payloadcms/payload#6384.
 */
/**
 * Payload renders fields when they become visible, shows a drawer shortly after its content, and enables fields once
 * their form is ready: on a slow machine, it takes a second or two.
 */
const MAX_FRAMES = 180

/** Looks in the latest drawer, if there is one: the document behind it may have a field of the same id. */
const fieldOf = (name: string): HTMLInputElement | null =>
  (topDrawer() ?? document).querySelector<HTMLInputElement>(`[id="field-${name}"]`)

/** Focuses a text field of Payload's form. */
export const focusField = (name: string): void => fieldOf(name)?.focus({ preventScroll: true })

/**
 * Focuses a field as soon as it can be typed into, unless the user is typing elsewhere by then.
 * @param onEnd called when the field is focused, or is not going to be
 * @returns a function that stops waiting
 */
export function focusFieldSoon(name: string, onEnd?: () => void): () => void {
  let frame = 0
  let remainingFrames = MAX_FRAMES
  const tryFocus = () => {
    const field = fieldOf(name)
    const isTyping = document.activeElement?.matches('input, textarea, [contenteditable=true]')
    const isReady = field && !field.disabled && field.checkVisibility({ visibilityProperty: true })
    if (!isTyping && !isReady && remainingFrames-- > 0) {
      frame = requestAnimationFrame(tryFocus)
      return
    }
    if (!isTyping && isReady) field.focus({ preventScroll: true })
    onEnd?.()
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
