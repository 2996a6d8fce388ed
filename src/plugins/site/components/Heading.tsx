import type { ReactNode } from 'react'

interface Props {
  title: string
  /** Above the title, small. */
  kicker?: ReactNode
  sub?: string | null
  lead?: string | null
}

/** The beginning of a page. */
export const Heading = ({ kicker, lead, sub, title }: Props) => (
  <header className="heading">
    {kicker && <p className="kicker">{kicker}</p>}
    <h1>{title}</h1>
    {sub && <p className="sub">{sub}</p>}
    {lead && <p className="lead">{lead}</p>}
  </header>
)
