import { hrefOf, type View } from '../lib/View'

export interface LinkRow {
  id?: string | null
  label?: string | null
  kind?: string | null
  document?: { relationTo: 'events' | 'pages' | 'posts'; value: unknown } | null
  address?: string | null
}

/** Links that staff has set, as buttons. One that leads to nothing published is not there. */
export function Links({ links, view }: { links: LinkRow[] | null | undefined; view: View }) {
  const shown = (links ?? []).map((link) => ({ ...link, href: addressOf(link, view) })).filter(({ href, label }) => href && label)
  if (shown.length === 0) return null
  return (
    <p className="links">
      {shown.map(({ href, label }, index) => (
        <a className={index === 0 ? 'button' : 'button quiet'} href={href ?? undefined} key={label}>
          {label}
        </a>
      ))}
    </p>
  )
}

function addressOf({ address, document, kind }: LinkRow, view: View): string | null {
  if (kind === 'address') return address ?? null
  return document ? hrefOf(view, document.relationTo, view.library.get(document.relationTo, document.value)) : null
}
