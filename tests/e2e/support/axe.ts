import { expect, type Frame, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** What Payload's own editor and pickers do and we cannot change from outside. Each with its reason. */
const PAYLOADS_OWN = [
  // Two elements with this id in its template, both hidden here.
  '#nav-toggler',
]

/** All rules that axe runs by itself, and two that it has to be asked for. */
const EVERY_RULE: RunOptions = {
  // Else all that is well would be gathered, too.
  resultTypes: ['violations'],
  rules: { 'label-content-name-mismatch': { enabled: true }, 'target-size': { enabled: true } },
}

/**
 * A drawer says that it is modal, and nothing behind it is read: the document in it is the only one, and its `main`, as that of
 * any document. The rule as it comes counts the one behind it, too.
 */
const MAIN_CHECK = {
  id: 'page-no-duplicate-main',
  options: { nativeScopeFilter: '[aria-modal="true"]', selector: "main:not([role]), [role='main']" },
}

const softly = expect.configure({ soft: true })

/**
 * Fails, at the end of the test, with every accessibility rule that the page still breaks when it has come to rest, and where.
 * @param except what cannot be looked into, by selector: a frame without scripts
 * @param within the part that is new since the last look, by selector. Default: everything
 */
export async function expectNoViolations(page: Page, except: string[] = [], within?: string): Promise<void> {
  // Fields that are not drawn yet could break nothing.
  await expect(page.locator('.shimmer-effect')).toHaveCount(0)
  await softly
    .poll(() => violationsOf(page, { exclude: [...PAYLOADS_OWN, ...except], ...(within && { include: [within] }) }), {
      message: page.url(),
    })
    .toBe('')
}

async function violationsOf(page: Page, part: { exclude: string[]; include?: string[] }): Promise<string> {
  try {
    await Promise.all(page.frames().map((frame) => injectAxe(frame, part.exclude)))
  } catch (error) {
    // A frame that comes later than the screen, such as a preview: looked at again.
    if (/context was destroyed|Frame was detached/i.test(String(error))) return 'A frame is still loading.'
    throw error
  }
  return page.evaluate(
    async ([part, look, check]) => {
      window.axe.configure({ checks: [check] })
      const { violations } = await window.axe.run(part, look)
      const where = ({ html, target }: (typeof violations)[number]['nodes'][number]) =>
        `    ${target.join(' ')}\n      ${html.slice(0, 160)}`
      return violations
        .map(({ help, id, nodes }) => `${id}: ${help}\n${nodes.slice(0, 5).map(where).join('\n')}`)
        .join('\n')
    },
    [part, EVERY_RULE, MAIN_CHECK] as const,
  )
}

/** Once into each page that is loaded, because it is half a megabyte of script, and into its frames but for those left out. */
async function injectAxe(frame: Frame, exclude: string[]): Promise<void> {
  const isLeftOut =
    frame.parentFrame() &&
    (await (
      await frame.frameElement()
    ).evaluate((element, selectors) => selectors.some((one) => (element as Element).matches(one)), exclude))
  if (isLeftOut) return
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
