'use client'

import * as Popover from '@radix-ui/react-popover'
import { useState, type ReactNode } from 'react'
import { useAboveDrawer } from '@/payload-patches/drawerFocus/useAboveDrawer'
import styles from './Menu.module.css'
import { focusFirst, moveFocus } from './moveFocus'
import { MenuContext } from './MenuItem'

interface Props {
  /** The button that opens it. */
  trigger: ReactNode
  label: string
  /** Shown above the entries; not selectable. */
  head?: ReactNode
  children: ReactNode
  side?: 'bottom' | 'left' | 'right' | 'top'
  align?: 'center' | 'end' | 'start'
}

/** A menu: arrow keys, Home and End move the focus, Escape closes it and returns the focus. */
export function Menu({ align = 'start', children, head, label, side = 'bottom', trigger }: Props) {
  const [isOpen, setOpen] = useState(false)
  const drawer = useAboveDrawer(isOpen, () => setOpen(false))
  return (
    <Popover.Root onOpenChange={setOpen} open={isOpen}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal container={drawer}>
        <Popover.Content
          align={align}
          aria-label={label}
          className={styles.popover}
          collisionPadding={8}
          onOpenAutoFocus={focusFirst}
          side={side}
          sideOffset={8}
        >
          {head && <div className={styles.head}>{head}</div>}
          <div aria-label={label} className={styles.menu} onKeyDown={moveFocus} role="menu">
            <MenuContext value={() => setOpen(false)}>{children}</MenuContext>
          </div>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
