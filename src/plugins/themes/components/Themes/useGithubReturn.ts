'use client'

import { toast } from '@payloadcms/ui'
import { usePathname, useRouter, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { useWords } from '../../../../components/ui/useWords'
import { returnOf } from '../../lib/github/returns'

/** Says how somebody comes back from GitHub, once: the address forgets it. */
export function useGithubReturn(): void {
  const t = useWords()
  const path = usePathname()
  const { replace } = useRouter()
  const found = returnOf(useSearchParams().get('github'))
  useEffect(() => {
    if (!found) return
    const say = found.isFailure ? toast.error : toast.success
    say(t(found.word), { id: 'github' })
    replace(path, { scroll: false })
  }, [found, path, replace, t])
}
