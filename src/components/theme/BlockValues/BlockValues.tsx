'use client'

import type { JSONFieldClientProps } from 'payload'
import { useContext } from 'react'
import { SiteTheme } from '../SiteTheme'

/** What was filled into a block of the theme. */
export const BlockValues = ({ path, readOnly }: JSONFieldClientProps) =>
  useContext(SiteTheme).drawBlock(path, readOnly === true)
