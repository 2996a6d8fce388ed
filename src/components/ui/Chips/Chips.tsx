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
  /** Name of the chip that is chosen. */
  current: string
  /** Of the whole row, for those who hear it. */
  label: string
}

/** Views of one list, of which one is on screen. Each has an address of its own. */
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
