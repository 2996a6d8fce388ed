'use client'

import { useConfig } from '@payloadcms/ui'
import { useEffect } from 'react'
import type { Condition } from '../../../lib/lists/narrowedQuery'
import { interceptFetch } from '../../../payload-patches/fetch/interceptFetch'
import { narrowCalls } from './narrowCalls'

/**
 * Keeps Payload's actions on a whole list to what the list shows. They send its filter at most, to unpublish not even
 * that, and nothing of the site on screen or of the chips: of whoever works for several sites, all would be meant.
 */
export function useNarrowedCalls(type: string, conditions: Condition[] | null): void {
  const { routes } = useConfig().config
  const path = `${routes.api}/${type}`
  useEffect(() => {
    return conditions ? interceptFetch(narrowCalls(path, conditions)) : undefined
  }, [conditions, path])
}
