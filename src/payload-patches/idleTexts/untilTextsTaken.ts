/**
 * Why: what is typed into a rich text reaches Payload's form when the browser is idle, up to half a second later. Whoever
 * types and presses Publish at once on a busy machine would publish all but the last words.
 * Relies on: `.rich-text-lexical` around the editor; `requestIdleCallback` with a limit of 500 ms, where there is none
 * 100 ms.
 * Ends with: a form that asks its fields for their latest values before it is submitted.
 */
const LIMIT_MS = 600
const WITHOUT_IDLE_MS = 150

/** Resolves once the form has what was typed into rich texts before the call. */
export async function untilTextsTaken(): Promise<void> {
  if (!document.querySelector('.rich-text-lexical')) return
  await new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LIMIT_MS })
    else setTimeout(resolve, WITHOUT_IDLE_MS)
  })
  // React takes the new value in with its next rendering.
  await new Promise((resolve) => setTimeout(resolve))
}
