'use client'

import type { CSSProperties } from 'react'
import styles from './MoveDialog.module.css'

interface Props {
  address?: string | null
  isChosen: boolean
  level: number
  name: string
  onChoose: () => void
  title: string
}

/** A page that can be chosen as the new parent. */
export const TargetOption = ({ address, isChosen, level, name, onChoose, title }: Props) => (
  <label className={styles.place} style={{ '--level': level } as CSSProperties}>
    <input checked={isChosen} className={styles.radio} name={name} onChange={onChoose} type="radio" />
    <bdi className={styles.placeTitle}>{title}</bdi>
    {address && (
      <bdi className={styles.address} dir="ltr">
        {address}
      </bdi>
    )}
  </label>
)
