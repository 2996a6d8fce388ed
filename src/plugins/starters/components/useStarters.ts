'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useCall, useMessages } from '@/exports/client'
import { CallError } from '@/exports/shared'
import { isolateText } from '@/lib/text/isolated'

interface Removed {
  kept: { title: string }[]
  removed: number
}

/** Chooses and removes starters of a site. */
export function useStarters(tenant: string) {
  const t = useMessages()
  const call = useCall()
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)

  async function run(work: () => Promise<void>): Promise<void> {
    setBusy(true)
    try {
      await work()
      router.refresh()
    } catch (error) {
      toast.error(error instanceof CallError ? error.message : t('starterFailed'))
    } finally {
      setBusy(false)
    }
  }

  return {
    choose: ({ key, name }: { key: string; name: string }) =>
      run(async () => {
        await call('/starters/choose', { body: { starter: key, tenant } })
        toast.success(t('starterChosen', { starter: name }))
      }),
    isBusy,
    remove: () =>
      run(async () => {
        const { kept, removed } = await call<Removed>('/starters/remove', { body: { tenant } })
        const titles = kept.map(({ title }) => isolateText(title || t('untitled'))).join(' · ')
        toast.success(t('starterRemoved', { count: removed }), {
          ...(kept.length > 0 && { description: t('starterKept', { count: kept.length, titles }), duration: 20_000 }),
        })
      }),
  }
}
