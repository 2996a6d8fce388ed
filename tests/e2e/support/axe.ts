import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/** What Payload's own editor and pickers do and we cannot change from outside. Each with its reason. */
const PAYLOADS_OWN = [
  // Two elements with this id in its template, both hidden here.
  '#nav-toggler',
]

const LOOK: RunOptions = {
  iframes: false,
  // Else all that is well would be gathered, too.
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
}

const softly = expect.configure({ soft: true })

/**
 * Fails, at the end of the test, with every accessibility rule that the page still breaks when it has come to rest, and where.
 * @param except what is not looked at, by selector
 * @param within the part that is new since the last look, by selector. Default: everything
 */
export async function expectNoViolations(page: Page, except: string[] = [], within?: string): Promise<void> {
  // Fields that are not drawn yet could break nothing.
  await expect(page.locator('.shimmer-effect')).toHaveCount(0)
  await softly.poll(() => violationsOf(page, { exclude: [...PAYLOADS_OWN, ...except], ...(within && { include: [within] }) })).toBe('')
}

async function violationsOf(page: Page, part: { exclude: string[]; include?: string[] }): Promise<string> {
  // Once for each page that is loaded: it is half a megabyte of script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([part, look]) => {
      const { violations } = await window.axe.run(part, look)
      const where = ({ html, target }: (typeof violations)[number]['nodes'][number]) => `    ${target.join(' ')}\n      ${html.slice(0, 160)}`
      return violations.map(({ help, id, nodes }) => `${id}: ${help}\n${nodes.slice(0, 5).map(where).join('\n')}`).join('\n')
    },
    [part, LOOK] as const,
  )
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
