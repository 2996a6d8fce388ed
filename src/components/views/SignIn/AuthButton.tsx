'use client'

import type { ComponentProps } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { useHydrated } from '@/components/ui/useHydrated'

interface Props extends Pick<ComponentProps<typeof Button>, 'children' | 'onClick'> {
  isBusy: boolean
}

/**
 * Submit button of the sign-in screens. Disabled until hydration: these screens are often opened from a link, and an
 * earlier click would be lost.
 */
export function AuthButton({ isBusy, onClick, ...rest }: Props) {
  const isHydrated = useHydrated()
  return (
    <Button
      {...rest}
      {...(onClick ? { onClick } : { type: 'submit' })}
      disabled={isBusy || !isHydrated}
      variant="primary"
    />
  )
}
