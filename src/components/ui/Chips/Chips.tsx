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
  /** Loads the view from the server, without anything that the current one remembers. */
  isFullLoad?: boolean
  /** Accessible name of the group. */
  label: string
}

/** Links between views of one list, the current one marked. */
export const Chips = ({ chips, current, isFullLoad, label }: Props) => (
  <nav aria-label={label}>
    <ul className={styles.chips}>
      {chips.map(({ name, href, label: word }) => (
        <li key={name}>
          {isFullLoad ? (
            <a aria-current={currentOf(name, current)} className={styles.chip} href={href}>
              {word}
            </a>
          ) : (
            <Link aria-current={currentOf(name, current)} className={styles.chip} href={href} prefetch={false}>
              {word}
            </Link>
          )}
        </li>
      ))}
    </ul>
  </nav>
)

const currentOf = (name: string, current: string) => (name === current ? 'page' : undefined)
