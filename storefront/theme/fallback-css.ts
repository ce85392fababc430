/** Styles of the fallback error page, which must not depend on the build. */
export const FALLBACK_CSS =
  ':root{color-scheme:light dark}body{max-width:32rem;margin:20vh auto 0;padding:0 1.5rem;background:light-dark(#faf7f2,#1b1917);color:light-dark(#222,#ece7df);font:1.125rem/1.55 Georgia,serif}h1{font-size:2.5rem;letter-spacing:-.02em}a{display:inline-block;padding:.75rem 0;color:light-dark(#a23a26,#f08a70)}';
