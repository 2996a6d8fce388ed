import { FileText } from 'lucide-react'
import { icons } from './icons'

interface Props {
  /** Name in `icons`; unknown names fall back to a document icon. */
  name: string
  /** In pixels. Default: 16. */
  size?: 16 | 17 | 20
  className?: string
}

/** A line icon, hidden from screen readers: the label next to it carries the meaning. */
export function Icon({ name, className, size = 16 }: Props) {
  const Glyph = icons[name] ?? FileText
  return <Glyph aria-hidden="true" className={className} focusable="false" size={size} strokeWidth={1.5} />
}
