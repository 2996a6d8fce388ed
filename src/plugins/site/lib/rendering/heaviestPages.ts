import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { RecentValues } from '../liquid/RecentValues'
import type { ParsedTheme } from '../theme/ParsedTheme'
import type { Content } from '../View'

interface HeavyPage {
  cpuMs: number
  address: string
  template: string
}

const MAX_SITES = 2_000

/** With every page, the one known before counts a little less, so that a mended template is forgotten. */
const DECAY = 0.98

const heaviest = () => oncePerProcess('heaviestPages', () => new RecentValues<HeavyPage>(MAX_SITES))

/** Remembers which page of a site takes longest. */
export function notePageCost(site: string, { path, template }: Content, cpuMs: number): void {
  const known = heaviest().get(site)
  const knownMs = (known?.cpuMs ?? 0) * DECAY
  heaviest().set(site, known && knownMs > cpuMs ? { ...known, cpuMs: knownMs } : { address: path, cpuMs, template })
}

/** Reports the template that takes longest to the owner of the theme: the site has more pages waiting than its share. */
export function reportHeaviest(site: string, theme: ParsedTheme): void {
  const found = heaviest().get(site)
  if (!found) return
  theme.report({
    address: found.address,
    message: 'visitors had to wait, as pages of this template take longest to render',
    path: `templates/${found.template}.liquid`,
  })
}
