import type { Post } from '../../../payload-types'
import { Blocks } from '../components/blocks/Blocks'
import { EventCards } from '../components/EventCards'
import { Heading } from '../components/Heading'
import { Picture } from '../components/Picture'
import { postData } from '../lib/data/postData'
import { hrefOf, type Content, type View } from '../lib/View'
import { spanIn } from '../lib/when'

/** A story. */
export function postContent(post: Post): Content {
  const date = post.publishDate ?? post.publishedAt
  return {
    body: (view) => {
      const media = view.library.get('media', post.image)
      return (
        <article className="post">
          <Heading kicker={<Kicker post={post} view={view} />} lead={post.summary} title={post.title} />
          <p className="facts">
            <time dateTime={date ?? undefined}>{spanIn(date, null, post.publishDate_tz, view.clock)}</time>
            {view.library.list('people', post.authors).map(({ id, name }) => (
              <span key={id}> · {name}</span>
            ))}
          </p>
          {media && (
            <div className="frame poster">
              <Picture cut="wide" isFirst media={media} sizes="(min-width: 75rem) 70rem, 100vw" />
            </div>
          )}
          <Blocks blocks={post.layout} view={view} />
          <EventCards events={view.library.list('events', post.events)} heading={view.words.events} view={view} />
        </article>
      )
    },
    data: (view) => [postData(post, view)],
    description: post.summary,
    image: post.image,
    path: `/posts/${post.slug}`,
    sources: [{ collection: 'posts', document: post }],
    title: post.title,
  }
}

function Kicker({ post, view }: { post: Post; view: View }) {
  const blog = view.library.get('blogs', post.blog)
  return blog && <a href={hrefOf(view, 'blogs', blog) ?? undefined}>{blog.title}</a>
}
