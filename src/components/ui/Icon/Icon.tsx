import { icons } from './icons'

interface Props {
  /** A lucide icon of the set in use; an unknown one is shown as a plain document. */
  name: string
  /** Default: 16 px. */
  size?: 16 | 17 | 20
  className?: string
}

/** A line icon. It says nothing to a screen reader: the word beside it does. */
export function Icon({ name, className, size = 16 }: Props) {
  const Drawing = icons[name] ?? icons.FileText!
  return <Drawing aria-hidden="true" className={className} focusable="false" size={size} strokeWidth={1.5} />
}
