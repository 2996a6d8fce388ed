'use client'

import { useContext } from 'react'
import { SiteTheme } from '../SiteTheme'

/** Row label of a block of the theme. */
export const BlockLabel = () => useContext(SiteTheme).renderRowLabel()
