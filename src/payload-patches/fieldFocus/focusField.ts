import { topDrawer } from '@/payload-patches/drawerFocus/useAboveDrawer'

/**
 * Why: after a dialog or in a new document, focus moves to a field of Payload's form, which has no function for it.
 * Relies on: the id `field-{path}` of text inputs; `.field-type` and `.field-error` around them
 * (`focusFirstProblem`); the id `{path}-row-{index}` of rows and `.render-fields` in them (`focusRowSoon`).
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

/** What a person can reach by Tab. */
const TABBABLE =
  ':is(input:not([type=hidden]), textarea, select, button, a[href], [contenteditable=true], [tabindex="0"]):not(:disabled)'

/**
 * Focuses the first control of a row that has just been added, as soon as it is there and the drawer is gone from which
 * it was chosen. A key or a press of the person meanwhile ends the wait.
 */
export const focusRowSoon = (path: string, index: number): void =>
  focusSoon(() =>
    [
      ...(document
        .getElementById(`${path.replaceAll('.', '-')}-row-${index}`)
        ?.querySelectorAll<HTMLElement>(`:scope .render-fields ${TABBABLE}`) ?? []),
    ].find((control) => control.checkVisibility({ visibilityProperty: true })),
  )

/** The server renders a new row; however long it takes, the person has not done anything else yet. */
const MAX_WAIT_MS = 20_000

/** Focuses what is found as soon as no drawer stands before it; a drawer keeps the focus until it has gone. */
export function focusSoon(find: () => HTMLElement | null | undefined): void {
  const waiting = new AbortController()
  const end = performance.now() + MAX_WAIT_MS
  const tryFocus = () => {
    if (waiting.signal.aborted) return
    const control = find()
    const isFree = [...document.querySelectorAll('dialog[open]')].every((drawer) => drawer.contains(control ?? null))
    if (control && isFree) control.focus()
    if ((control && isFree) || performance.now() > end) waiting.abort()
    else requestAnimationFrame(tryFocus)
  }
  requestAnimationFrame(() => {
    for (const event of ['keydown', 'pointerdown'])
      window.addEventListener(event, () => waiting.abort(), { capture: true, signal: waiting.signal })
    tryFocus()
  })
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
