'use client'

import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { useAboveDrawer } from '@/payload-patches/drawerFocus/useAboveDrawer'
import { classes } from '../classes'
import { Icon } from '../Icon/Icon'
import { useReturnFocus } from '../Dialog/useReturnFocus'
import { useMessages } from '../useMessages'
import styles from './Drawer.module.css'

interface Props {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Default: end. */
  side?: 'end' | 'start'
  /** In pixels. Default: 480. */
  width?: number
  /** Fixed at the bottom; does not scroll. */
  footer?: ReactNode
}

/** A panel for a form or details; the page behind it stays visible. */
export function Drawer({ children, footer, isOpen, onClose, side = 'end', title, width = 480 }: Props) {
  const t = useMessages()
  const drawer = useAboveDrawer(isOpen, onClose)
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root onOpenChange={(open) => !open && onClose()} open={isOpen}>
      <Radix.Portal container={drawer}>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          {...returnFocus}
          aria-describedby={undefined}
          className={classes(styles.drawer, styles[side])}
          style={{ inlineSize: width }}
        >
          <header className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close aria-label={t('close')} className={styles.close}>
              <Icon name="X" size={20} />
            </Radix.Close>
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.footer}>{footer}</footer>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
