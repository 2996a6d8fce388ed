import type { PaletteName } from '@/seed/pictures/palettes'

export interface DemoApp {
  handle: string
  name: string
  category: string
  description: string
  features: { title: string; description: string }[]
  howItWorks: string
  /** Letters on its logo, at most three capitals. */
  letters: string
  links: { label: string; url: string }[]
  overview: string
  palette: PaletteName
  publisher: { title: string; url?: string }
  requiresPlan?: string
}

interface AppTexts extends Pick<DemoApp, 'description' | 'handle' | 'letters' | 'name' | 'palette' | 'publisher'> {
  /** Title and description of each feature. */
  features: [title: string, description: string][]
  /** Label and URL of each link. */
  links: [label: string, url: string][]
  /** Paragraphs. */
  overview: string[]
  /** Set-up steps for a site, in order. */
  steps: string[]
}

/** Builds a catalogue entry from plain texts. */
export const app =
  (category: string, requiresPlan?: string) =>
  ({ features, links, overview, steps, ...more }: AppTexts): DemoApp => ({
    ...more,
    category,
    features: features.map(([title, description]) => ({ description, title })),
    howItWorks: `<ol>${steps.map((step) => `<li>${step}</li>`).join('')}</ol>`,
    links: links.map(([label, url]) => ({ label, url })),
    overview: overview.map((paragraph) => `<p>${paragraph}</p>`).join(''),
    ...(requiresPlan && { requiresPlan }),
  })
