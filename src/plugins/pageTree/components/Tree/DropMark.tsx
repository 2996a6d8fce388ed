'use client'

import type { Instruction } from '@atlaskit/pragmatic-drag-and-drop-hitbox/tree-item'
import type { CSSProperties } from 'react'
import { classes } from '../../../../components/ui/classes'
import styles from './PageTree.module.css'

const LOOKS = {
  'make-child': styles.markInside,
  'reorder-above': styles.markAbove,
  'reorder-below': styles.markBelow,
  reparent: styles.markBelow,
}

/** Shows where a page would come to stand if it were dropped now. */
export function DropMark({ instruction, level }: { instruction: Instruction; level: number }) {
  const isBlocked = instruction.type === 'instruction-blocked'
  const meant = isBlocked ? instruction.desired : instruction
  const at = meant.type === 'reparent' ? meant.desiredLevel : level
  return (
    <span
      aria-hidden="true"
      className={classes(LOOKS[meant.type], isBlocked && styles.blocked)}
      data-mark={isBlocked ? 'blocked' : meant.type}
      style={{ '--at': at } as CSSProperties}
    />
  )
}
