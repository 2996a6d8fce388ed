'use client'

import type { ComponentProps } from 'react'
import { Button } from '../../ui/Button/Button'
import { useHydrated } from '../../ui/useHydrated'

interface Props extends Pick<ComponentProps<typeof Button>, 'children' | 'onClick'> {
  isBusy: boolean
}

/** The one button at the door. It waits until the page has come alive: whoever stands here came by a link, and an earlier click would be lost. */
export function AuthButton({ isBusy, onClick, ...rest }: Props) {
  const isAlive = useHydrated()
  return (
    <Button
      {...rest}
      {...(onClick ? { onClick } : { type: 'submit' })}
      disabled={isBusy || !isAlive}
      variant="primary"
    />
  )
}
