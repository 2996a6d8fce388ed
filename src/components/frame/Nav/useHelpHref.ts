'use client'

import { helpSectionOf } from '@/lib/help/helpSections'
import type { FrameData } from '../navigation/frameOf'
import { useAdminPath } from './useAdminPath'

/** URL of the help about the current screen; of the help centre, if the provider has one. */
export function useHelpHref({ helpSections, helpUrl }: Pick<FrameData, 'helpSections' | 'helpUrl'>): string {
  const { path } = useAdminPath()
  const section = helpSections ? helpSectionOf(path, helpSections) : ''
  return section ? `${helpUrl}/${section}` : helpUrl
}
