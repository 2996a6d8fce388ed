import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What Payload's own editor and pickers do and we cannot change from outside. Each with its reason. */
const PAYLOADS_OWN = [
  // Two elements with this id in its template, both hidden here.
  '#nav-toggler',
]

/** Fails with every accessibility rule that the page breaks, and where. */
export async function expectNoViolations(page: Page): Promise<void> {
  let builder = new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  for (const selector of PAYLOADS_OWN) builder = builder.exclude(selector)
  const { violations } = await builder.analyze()
  const found = violations.map(({ help, id, nodes }) => `${id}: ${help}\n${nodes.slice(0, 5).map((node) => `    ${node.target.join(' ')}\n      ${node.html.slice(0, 160)}`).join('\n')}`)
  expect(found.join('\n')).toBe('')
}
