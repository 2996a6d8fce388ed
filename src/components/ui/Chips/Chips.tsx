'use client'

import { Link } from '@payloadcms/ui'
import styles from './Chips.module.css'

interface Chip {
  name: string
  label: string
  href: string
}

interface Props {
  chips: Chip[]
  /** Name of the active chip. */
  current: string
  /** Accessible name of the group. */
  label: string
}

/** Links between views of one list, the current one marked. */
export const Chips = ({ chips, current, label }: Props) => (
  <nav aria-label={label}>
    <ul className={styles.chips}>
      {chips.map(({ name, href, label: word }) => (
        <li key={name}>
          <Link
            aria-current={name === current ? 'page' : undefined}
            className={styles.chip}
            href={href}
            prefetch={false}
          >
            {word}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)
