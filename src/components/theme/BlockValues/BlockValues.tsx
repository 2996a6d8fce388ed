'use client'

import type { JSONFieldClientProps } from 'payload'
import { useContext } from 'react'
import { SiteTheme } from '../SiteTheme'

/** The form of a block of the theme. */
export const BlockValues = ({ path, readOnly }: JSONFieldClientProps) =>
  useContext(SiteTheme).renderBlock(path, readOnly === true)
