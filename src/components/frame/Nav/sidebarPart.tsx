import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent'
import type { PayloadRequest } from 'payload'
import type { ReactNode } from 'react'
import { callboardOf } from '@/access/registryOf'
import { activeSection, pathInAdmin } from '@/lib/navigation/activeSection'
import type { NavigationSection } from '@/lib/navigation/buildNavigation'

/** Props of the components in `sidebars`. */
export interface SidebarPartProps {
  req: PayloadRequest
}

/** What a plugin renders below the links of a section. */
export interface SidebarPart {
  content: ReactNode
  section: string
}

/** Returns the part for the section of this page; null if no plugin adds one. */
export function sidebarPart(req: PayloadRequest, sections: NavigationSection[]): SidebarPart | null {
  const active = activeSection(pathInAdmin(req.pathname ?? '', req.payload.config.routes.admin), sections)
  const Component = active && callboardOf(req.payload).components.sidebars[active.name]
  if (!Component) return null
  const serverProps: SidebarPartProps = { req }
  return {
    content: RenderServerComponent({ Component, importMap: req.payload.importMap, serverProps }),
    section: active.name,
  }
}
