import config from '@payload-config'
import { NotFound } from '@/components/views/NotFound/NotFound'
import { importMap } from '../importMap.js'

export default function NotFoundPage() {
  return <NotFound config={config} importMap={importMap} />
}
