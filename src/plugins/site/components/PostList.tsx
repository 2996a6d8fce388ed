import type { Post } from '../../../payload-types'
import { hrefOf, type View } from '../lib/View'
import { spanIn } from '../lib/when'
import { Picture } from './Picture'

/** Stories, the newest first. */
export const PostList = ({ posts, view }: { posts: Post[]; view: View }) => (
  <ul className="stories">
    {posts.map((post) => (
      <li className="card" key={post.id}>
        <div className="frame">
          <Picture isDecoration media={view.library.get('media', post.image)} sizes="(min-width: 36rem) 18rem, 100vw" />
        </div>
        <div>
          <h2>
            <a href={hrefOf(view, 'posts', post) ?? undefined}>{post.title}</a>
          </h2>
          <p className="facts">{spanIn(post.publishDate ?? post.publishedAt, null, post.publishDate_tz, view.clock)}</p>
          {post.summary && <p>{post.summary}</p>}
        </div>
      </li>
    ))}
  </ul>
)
