import { useLocation, useNavigate } from 'react-router';

/**
 * What is chosen on the page stands in its address: it can be shared, and survives a reload. The page is the same, so
 * nothing is loaded anew, and nobody has to go back through every choice.
 */
export function useAddressChoice(
  name: string,
): [chosen: number | null, choose: (id: number, hash?: string) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const given = Number(query.get(name) ?? Number.NaN);
  return [
    Number.isInteger(given) ? given : null,
    (id, hash = '') => {
      query.set(name, String(id));
      void navigate(
        { search: `?${query}`, hash },
        { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
      );
    },
  ];
}
