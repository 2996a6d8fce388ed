'use client'

import { usePathname } from 'next/navigation'

/** Is the list of what lies in the trash on screen? */
export const useIsTrash = (): boolean => usePathname().endsWith('/trash')
