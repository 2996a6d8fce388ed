import type { CSSProperties } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './Ribbon.module.css'

/** An entry of the ribbon: an icon above its label. */
export const RibbonItem = ({ icon, label }: { icon: string; label: string }) => (
  <>
    <Icon name={icon} size={20} />
    <span className={styles.word} style={{ '--letters': lettersOf(label) } as CSSProperties}>
      {label}
    </span>
  </>
)

/** The length of the longest word, which must not be cut: the styles choose a size in which it fits. */
const lettersOf = (label: string): number => Math.max(...label.split(/\s+/u).map((word) => [...word].length))
