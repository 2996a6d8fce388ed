import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What Payload's own editor and pickers do and we cannot change from outside. Each with its reason. */
const PAYLOADS_OWN = [
  // Two elements with this id in its template, both hidden here.
  '#nav-toggler',
]

const softly = expect.configure({ soft: true })

/**
 * Fails, at the end of the test, with every accessibility rule that the page still breaks when it has come to rest, and where.
 * @param except what cannot be looked into, by selector: a frame without scripts
 * @param within the part that is new since the last look, by selector. Default: everything
 */
export async function expectNoViolations(page: Page, except: string[] = [], within?: string): Promise<void> {
  // Fields that are not drawn yet could break nothing.
  await expect(page.locator('.shimmer-effect')).toHaveCount(0)
  await softly.poll(() => violationsOf(page, except, within)).toBe('')
}

async function violationsOf(page: Page, except: string[], within?: string): Promise<string> {
  // In the page itself, and mistakes only: else each look opens a page of its own and gathers all that is well.
  let builder = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  if (within) builder = builder.include(within)
  for (const selector of [...PAYLOADS_OWN, ...except]) builder = builder.exclude(selector)
  const { violations } = await builder.analyze()
  return violations.map(({ help, id, nodes }) => `${id}: ${help}\n${nodes.slice(0, 5).map((node) => `    ${node.target.join(' ')}\n      ${node.html.slice(0, 160)}`).join('\n')}`).join('\n')
}
