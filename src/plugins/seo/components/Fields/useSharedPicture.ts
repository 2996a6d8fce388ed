'use client'

import { useRead } from '../../../../components/calls/useRead'

interface Found {
  docs: {
    id: string
    mimeType?: string | null
    sizes?: { wide?: { url?: string | null } | null; wideHalf?: { url?: string | null } | null } | null
    url?: string | null
  }[]
}

/** The address of the first of some media that visitors may see: the website shares no other. */
export function useSharedPicture(ids: string[]): string | null {
  const conditions = [
    'where[_status][equals]=published',
    'where[visibility][equals]=public',
    `where[id][in]=${ids.join(',')}`,
  ].join('&')
  const { data } = useRead<Found>(ids.length > 0 ? `/media?depth=0&limit=${ids.length}&${conditions}` : null, {
    freshFor: 2_000,
  })
  const found = ids
    .map((id) => data?.docs.find((one) => one.id === id))
    .find((one) => one?.mimeType?.startsWith('image/'))
  return found?.sizes?.wideHalf?.url ?? found?.sizes?.wide?.url ?? found?.url ?? null
}
