'use client'

import * as Radix from '@radix-ui/react-tooltip'
import type { ReactNode } from 'react'
import styles from './Tooltip.module.css'

interface Props {
  /** The control that it explains. */
  children: ReactNode
  text: string
  /** Default: bottom. */
  side?: 'bottom' | 'left' | 'right' | 'top'
}

/** A few words more, by pointer and by keyboard. Never the only name of a control. */
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
