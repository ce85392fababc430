interface VideoProvider {
  name: string;
  /** Allowed by the content security policy of pages with such a video. */
  embedOrigin: string;
  /** Page of the video at the provider. */
  pageUrl: (videoId: string) => string;
  embedUrl: (videoId: string) => string;
}

/** By the `videoProvider` setting of the widget. */
export const VIDEO_PROVIDERS: Record<0 | 1, VideoProvider> = {
  0: {
    name: 'YouTube',
    embedOrigin: 'https://www.youtube-nocookie.com',
    pageUrl: (videoId) => `https://www.youtube.com/watch?v=${videoId}`,
    embedUrl: (videoId) => `https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1&rel=0`,
  },
  1: {
    name: 'Vimeo',
    embedOrigin: 'https://player.vimeo.com',
    pageUrl: (videoId) => `https://vimeo.com/${videoId}`,
    embedUrl: (videoId) => `https://player.vimeo.com/video/${videoId}?autoplay=1&dnt=1`,
  },
};
