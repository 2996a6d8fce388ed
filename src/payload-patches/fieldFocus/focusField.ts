/**
 * Why: after a dialog or in a new document the cursor goes to a field of Payload's form, which offers no way to focus one.
 * Relies on: the id `field-{path}` of text inputs; `.field-type` and `.field-error` around them (`focusFirstProblem.ts`).
 * Ends with: a function of Payload's form that focuses a field.
 */
/** Payload renders fields when they come into sight, and takes input once its form is ready: about a second on a slow machine. */
const MOST_FRAMES = 60

const fieldOf = (name: string): HTMLInputElement | null =>
  document.getElementById(`field-${name}`) as HTMLInputElement | null

/** Puts the cursor into a text field of Payload's form, which has no other way to. */
export const focusField = (name: string): void => fieldOf(name)?.focus({ preventScroll: true })

/**
 * The same as soon as the field is there, unless somebody is typing elsewhere by then.
 * @returns ends the waiting
 */
export function focusFieldSoon(name: string): () => void {
  let frame = 0
  let left = MOST_FRAMES
  const look = () => {
    const field = fieldOf(name)
    if (document.activeElement?.matches('input, textarea, [contenteditable=true]')) return
    if (field && !field.disabled) field.focus({ preventScroll: true })
    else if (left-- > 0) frame = requestAnimationFrame(look)
  }
  look()
  return () => cancelAnimationFrame(frame)
}
