'use client'

import * as Radix from '@radix-ui/react-tooltip'
import type { ReactNode } from 'react'
import styles from './Tooltip.module.css'

interface Props {
  /** The control that it describes. */
  children: ReactNode
  text: string
  /** Default: bottom. */
  side?: 'bottom' | 'left' | 'right' | 'top'
}

/** Additional text on hover and focus. Must not be a control's only accessible name. */
export function Tooltip({ children, side = 'bottom', text }: Props) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content className={styles.tooltip} side={side} sideOffset={6}>
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  )
}
