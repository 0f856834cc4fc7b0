import { changelogSection } from './changelogSection.mjs';

const CHANGELOG = `# Changelog

All notable changes.

## [1.1.0] - unreleased

### Added

- Presets.

## [1.0.0] - 2026-11-30

First release.
`;

describe('the changelog section of a release', () => {
  it('has the date and the text of its version only', () => {
    expect(changelogSection(CHANGELOG, '1.0.0')).toEqual({ date: '2026-11-30', text: 'First release.' });
  });

  it('has no date before the release', () => {
    expect(changelogSection(CHANGELOG, '1.1.0')).toEqual({ date: null, text: '### Added\n\n- Presets.' });
  });

  it('is empty for a version that the changelog does not have', () => {
    expect(changelogSection(CHANGELOG, '2.0.0')).toEqual({ date: null, text: '' });
  });
});
