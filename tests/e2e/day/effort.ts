import { expect, type Page } from '@playwright/test'

/** What somebody has done on a page so far, and what the page did meanwhile. */
export interface Effort {
  /** Keys, those of typed text too. */
  keys: number
  /** How far what was drawn has moved by itself, as browsers measure it (cumulative layout shift). */
  moved: number
  /** Presses of a pointer, whoever handles them. */
  presses: number
}

/** Counts what is done on a page from now on, over all the documents that it opens. */
export async function countEffort(page: Page): Promise<() => Effort> {
  const effort: Effort = { keys: 0, moved: 0, presses: 0 }
  await page.exposeBinding('countEffort', (_, name: keyof Effort, by: number) => void (effort[name] += by))
  await page.addInitScript(() => {
    const count = (name: string, by = 1) => void window.countEffort(name, by)
    addEventListener('pointerdown', (event) => event.isTrusted && count('presses'), { capture: true })
    addEventListener('keydown', (event) => event.isTrusted && count('keys'), { capture: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { hadRecentInput: boolean; value: number })[])
        if (!entry.hadRecentInput) count('moved', entry.value)
    }).observe({ buffered: true, type: 'layout-shift' })
  })
  return () => effort
}

declare global {
  interface Window {
    countEffort: (name: string, by: number) => Promise<void>
  }
}

/**
 * Says what a task took, and fails where it takes more presses than it may.
 * @param before presses when they were first counted, or what happened then
 */
export function expectAtMost(task: string, { keys, moved, presses }: Effort, most: number, before: string): void {
  console.log(`  ${task}: ${presses} presses (before: ${before}), ${keys} keys, moved by ${moved.toFixed(3)}`)
  expect(presses, task).toBeGreaterThan(0)
  expect(presses, task).toBeLessThanOrEqual(most)
}
