import type { PaletteName } from '../../pictures/palettes'

export interface DemoApp {
  handle: string
  name: string
  category: string
  description: string
  features: { title: string; description: string }[]
  howItWorks: string
  /** On its logo, at most three capitals. */
  letters: string
  links: { label: string; url: string }[]
  overview: string
  palette: PaletteName
  publisher: { title: string; url?: string }
  requiresPlan?: string
}

interface Telling extends Pick<DemoApp, 'description' | 'handle' | 'letters' | 'name' | 'palette' | 'publisher'> {
  /** Title and description of each. */
  features: [title: string, description: string][]
  /** Label and address of each. */
  links: [label: string, url: string][]
  /** Paragraphs. */
  overview: string[]
  /** What a site does, in this order. */
  steps: string[]
}

/** An entry of the catalogue, from plain sentences. */
export const app =
  (category: string, requiresPlan?: string) =>
  ({ features, links, overview, steps, ...more }: Telling): DemoApp => ({
    ...more,
    category,
    features: features.map(([title, description]) => ({ description, title })),
    howItWorks: `<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`,
    links: links.map(([label, url]) => ({ label, url })),
    overview: overview.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    ...(requiresPlan && { requiresPlan }),
  })
