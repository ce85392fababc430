import { useLocation, useNavigate } from 'react-router';

/**
 * A selection in the URL's query, so that it can be shared and survives a reload. Selecting does not run the loader and
 * replaces the history entry.
 */
export function useQueryChoice(
  name: string,
): [selectedId: number | null, select: (id: number, hash?: string) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const value = Number(query.get(name) ?? Number.NaN);
  return [
    Number.isInteger(value) ? value : null,
    (id, hash = '') => {
      query.set(name, String(id));
      void navigate(
        { search: `?${query}`, hash },
        { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
      );
    },
  ];
}
