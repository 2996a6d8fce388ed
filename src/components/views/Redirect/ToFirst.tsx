import { redirect } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import type { AdminViewServerProps } from 'payload'
import { personOf } from '../../../access/personOf'
import type { NavigationSection } from '../../../lib/navigation/buildNavigation'
import { navigationOf } from '../../frame/navigation/navigationOf'
import { toLogin } from '../toLogin'

/** Redirects to the first screen of a kind that the person may open; to the start where there is none. */
const toFirst =
  (pathIn: (sections: NavigationSection[]) => string | undefined) =>
  async (view: AdminViewServerProps): Promise<never> => {
    const { req } = view.initPageResult
    const person = await personOf(req)
    if (!person) return toLogin(view)
    const path = pathIn(navigationOf(req, person))
    redirect(formatAdminURL({ adminRoute: req.payload.config.routes.admin, path: path === undefined ? undefined : (path as `/${string}`) }))
  }

const linksIn = (sections: NavigationSection[]) => sections.flatMap(({ links }) => links)

/** `/settings`, typed by hand: General, or the first settings that the person may see. */
export const ToSettings = toFirst((sections) => sections.find(({ name }) => name === 'settings')?.path)

/** `/collections`: the first list. */
export const ToCollections = toFirst((sections) => linksIn(sections).find(({ collection }) => collection !== undefined)?.path)

/** `/globals`: the first one, for whoever has any. */
export const ToGlobals = toFirst((sections) => linksIn(sections).find(({ path }) => path.startsWith('/globals/'))?.path)
